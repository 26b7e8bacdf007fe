import { type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { at, isObject, type Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import type { OverlaidDescription } from '../model/overlaid-description.ts';
import type { Requirement } from '../model/requirement.ts';
import { credentialFacts } from './credential-facts.ts';
import { isWithin, OWN, pointerOf } from './document-places.ts';
import { headerFacts } from './header-facts.ts';
import { parameterFacts } from './parameter-facts.ts';
import type { PartSubject } from './part-subject.ts';

/** A fact is what an overlay says of one operation, and where: a requirement with all that it takes to check it. */
export interface DeploymentFact {
  readonly requirement: Requirement;
  readonly operation: OperationId;
  readonly about: FactSubject;
  /** Errors at one of these, or below, contradict the fact. Of a status: nothing. */
  readonly places: readonly FactPlace[];
  /** The statuses that a success has. */
  readonly statuses?: readonly string[];
}

/** The body of a request, the status of a success, the body of a response with this status, or a part beside the bodies. */
export type FactSubject = 'request' | 'status' | { readonly status: string } | PartSubject;

export interface FactPlace {
  /** Into the document. */
  readonly pointer: string;
  /** The name that is meant in a list `required`. */
  readonly name?: string;
}

/** A body of an operation: of its request, or of the responses with a status. */
export interface DescribedBody {
  readonly operation: OperationId;
  readonly about: 'request' | { readonly status: string };
  /** Pointer to its schema. */
  readonly schema: string;
}

/** Bodies by operation, as an overlaid description has them. */
export function bodiesOf(document: Json): DescribedBody[] {
  return Object.values(operations).flatMap((operation) => {
    const pointer = pointerOf(operation);
    const request = schemaOf(document, step(pointer, 'requestBody'));
    const responses = at(document, step(pointer, 'responses'));
    const statuses = isObject(responses) ? Object.keys(responses) : [];
    return [
      ...(request === undefined
        ? []
        : [{ operation: operation.id, about: 'request' as const, schema: request }]),
      ...statuses.flatMap((status) => {
        const schema = schemaOf(document, step(pointer, 'responses', status));
        return schema === undefined ? [] : [{ operation: operation.id, about: { status }, schema }];
      }),
    ];
  });
}

/** Everything that overlays say and that calls can contradict. The rest is left to `discover`. */
export function deploymentFacts(overlaid: OverlaidDescription): DeploymentFact[] {
  const { document, written } = overlaid;
  const facts = new Map<string, DeploymentFact>();
  const add = (fact: DeploymentFact) => {
    const { id } = fact.requirement;
    const known = facts.get(id);
    facts.set(id, known === undefined ? fact : { ...known, places: [...known.places, ...fact.places] });
  };
  for (const operation of Object.values(operations)) {
    const fact = statusFact(operation, document);
    if (fact !== undefined) add(fact);
  }
  for (const body of bodiesOf(document)) {
    const outer = written.find((place) => isWithin(body.schema, place));
    if (outer !== undefined) {
      if (body.about !== 'request') add(wholeBody(body));
      continue;
    }
    for (const part of reached(document, body.schema, written)) add(partOf(body, part));
  }
  for (const fact of [...headerFacts(overlaid), ...parameterFacts(overlaid), ...credentialFacts(overlaid)])
    add(fact);
  return [...facts.values()];
}

function statusFact(operation: Operation, document: Json): DeploymentFact | undefined {
  const responses = at(document, step(pointerOf(operation), 'responses'));
  const success = Object.keys(isObject(responses) ? responses : {}).filter((status) =>
    status.startsWith('2'),
  );
  const isNew = success.length > 0 && success.join() !== operation.success.join() && success.every(isNumber);
  if (!isNew) return undefined;
  return {
    requirement: {
      ...OWN,
      id: `${operation.id}.deployment.status`,
      statement: `A success has the status ${success.join(' or ')} in this deployment.`,
      operations: [operation.id],
    },
    operation: operation.id,
    about: 'status',
    places: [],
    statuses: success,
  };
}

function wholeBody({ operation, about, schema }: DescribedBody): DeploymentFact {
  const { status } = about as { status: string };
  return {
    requirement: {
      ...OWN,
      id: `${operation}.deployment.${status}`,
      statement: `The body of a response with ${status === 'default' ? 'any other status' : status} is as the overlay describes it.`,
      operations: [operation],
    },
    operation,
    about,
    // Whatever is wrong with the body.
    places: [{ pointer: schema }, { pointer: '#' }],
  };
}

function partOf({ operation, about }: DescribedBody, { path, keyword, place }: Reached): DeploymentFact {
  const side = about === 'request' ? 'request' : about.status;
  return {
    requirement: {
      ...OWN,
      id: `${operation}.deployment.${side}${path === '' ? '' : `.${path}`}:${keyword}`,
      statement: statementOf(about, path, keyword),
      operations: [operation],
    },
    operation,
    about,
    places: [place],
  };
}

function statementOf(about: DescribedBody['about'], path: string, keyword: string): string {
  const subject = path === '' ? 'The body' : `\`${path}\``;
  const isRequired = keyword === 'required';
  if (about === 'request')
    return isRequired
      ? `A request without ${subject} is refused.`
      : `A request is refused where ${path === '' ? 'the body' : subject} is not as the overlay says (\`${keyword}\`).`;
  if (isRequired) return `A response with ${about.status} has ${subject}.`;
  return `${subject} of a response with ${about.status} is as the overlay says (\`${keyword}\`).`;
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

interface Reached {
  readonly place: FactPlace;
  /** `config.limits.send`; entries of lists end in `[]`. */
  readonly path: string;
  /** `minLength`; `schema` of a field that overlays added. */
  readonly keyword: string;
}

/** The parts of a schema, and of those that it refers to, which overlays wrote, each with the field that it is about. */
function reached(document: Json, root: string, written: readonly string[]): Reached[] {
  const found: Reached[] = [];
  const seen = new Set<string>();
  const required = (pointer: string, names: Json, path: string, isWritten: boolean) => {
    for (const [index, name] of (Array.isArray(names) ? names : []).entries())
      if (isWritten || written.includes(step(pointer, index)))
        found.push({
          place: { pointer, name: String(name) },
          path: joined(path, String(name)),
          keyword: 'required',
        });
  };
  const visit = (pointer: string, path: string, keyword: string): void => {
    const node = at(document, pointer);
    if (node === undefined || seen.has(`${pointer} ${path}`) || path.length > MAX_PATH) return;
    seen.add(`${pointer} ${path}`);
    const isWritten = written.includes(pointer);
    if (keyword === 'required') {
      required(pointer, node, path, isWritten);
      return;
    }
    if (isWritten) {
      found.push({ place: { pointer }, path, keyword });
      return;
    }
    if (Array.isArray(node)) for (const index of node.keys()) visit(step(pointer, index), path, keyword);
    if (!isObject(node)) return;
    if (typeof node.$ref === 'string') visit(node.$ref, path, 'schema');
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('x-') || NOT_JUDGED.has(name)) continue;
      const here = step(pointer, name);
      if (name === 'properties' && isObject(value))
        for (const property of Object.keys(value)) {
          const [place, below] = [{ pointer: step(here, property) }, joined(path, property)];
          // The outermost part tells what overlays wrote, which may be the first properties of a field.
          if (written.includes(here)) found.push({ place, path: below, keyword: 'schema' });
          else visit(place.pointer, below, 'schema');
        }
      else visit(here, name === 'items' ? `${path}[]` : path, name);
    }
  };
  visit(root, '', 'schema');
  return found;
}

/** A schema may hold itself. */
const MAX_PATH = 200;

/** Keywords that no value can contradict. */
const NOT_JUDGED = new Set([
  ...['$comment', '$ref', 'default', 'deprecated', 'description', 'discriminator', 'example', 'examples'],
  ...['externalDocs', 'format', 'readOnly', 'title', 'writeOnly', 'xml'],
]);

/** Resolves a request body or a response, which may be a component. */
function schemaOf(document: Json, holder: string): string | undefined {
  const node = at(document, holder);
  if (!isObject(node)) return undefined;
  if (typeof node.$ref === 'string') return schemaOf(document, node.$ref);
  // An error may be a problem: application/problem+json.
  const media = Object.keys(isObject(node.content) ? node.content : {}).find((type) =>
    /[/+]json\b/.test(type),
  );
  const schema = step(holder, 'content', media ?? '', 'schema');
  return at(document, schema) === undefined ? undefined : schema;
}

function isNumber(status: string): boolean {
  return /^\d{3}$/.test(status);
}
