import type { Remark } from './form/form-context.ts';
import type { Problem } from './session.ts';
import { useSession } from './use-session.ts';

/** Returns the remarks about one parameter, or about the whole body with pointers into it. */
export function useRemarks({ in: place, name }: Pick<Problem, 'in' | 'name'>): readonly Remark[] {
  const session = useSession();
  const isHere = (one: Pick<Problem, 'in' | 'name'>) =>
    one.in === place && (place === 'body' || one.name.toLowerCase() === name.toLowerCase());
  return [
    ...session
      .problems()
      .filter(isHere)
      .map((one) => ({
        kind: 'error' as const,
        pointer: place === 'body' ? one.name : '',
        label: place === 'body' ? one.name : '',
        message: one.message,
      })),
    ...session
      .warnings()
      .filter(isHere)
      .map((one) => ({
        kind: 'warning' as const,
        pointer: place === 'body' ? one.pointer : '',
        label: place === 'body' ? one.pointer : '',
        message: one.message,
      })),
  ];
}
