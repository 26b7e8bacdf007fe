import type { JSX } from 'preact';
import { fromPointer } from '../../lib/json-pointer.ts';
import { focusPlace, focusPlaceSoon } from './place.ts';
import type { Problem } from './session.ts';
import { useOperation, useSession } from './use-session.ts';

/** Everything that stands against the request, each with the way to its field. */
export function ProblemList(): JSX.Element | null {
  const session = useSession();
  const operation = useOperation();
  const problems = session.problems();
  if (problems.length === 0) return null;

  function go(problem: Problem): void {
    const credential = session.engine.document.model.credentials.find(
      ({ wireName }) => wireName.toLowerCase() === problem.name.toLowerCase(),
    );
    const isParameter = operation?.parameters.some(
      ({ in: place, name }) => place === problem.in && name === problem.name,
    );
    if (problem.in !== 'body' && credential !== undefined && isParameter !== true) {
      focusPlace({ in: 'credential', name: credential.name });
    } else focusPlace(problem);
  }

  function goInForm(problem: Problem): void {
    session.set({ asJson: false });
    focusPlaceSoon(problem);
  }

  return (
    <section class="problems" aria-labelledby="console-problems">
      <h3 id="console-problems">
        {problems.length === 1 ? 'One field is wrong' : `${problems.length} fields are wrong`}
      </h3>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.in} ${problem.name} ${problem.message}`}>
            <button
              type="button"
              class="link"
              onClick={() =>
                problem.in === 'body' && problem.name !== '' && session.view.asJson
                  ? goInForm(problem)
                  : go(problem)
              }
            >
              {placeText(problem)}
            </button>{' '}
            {problem.message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `config.label`, `limit (query)`, `the body` */
function placeText({ in: place, name }: Problem): string {
  if (place !== 'body') return `${name} (${place})`;
  return name === '' ? 'the body' : fromPointer(name).join('.');
}
