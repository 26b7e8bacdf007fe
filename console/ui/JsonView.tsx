import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';

interface Props {
  readonly value: Json;
  /** Messages by pointer: what is wrong with the place. */
  readonly marks?: ReadonlyMap<string, string>;
}

/** Objects and lists below this depth are folded at first, and so are those with more members than this. */
const OPEN = { depth: 3, members: 40 };

/** Members of one object or list that are rendered; the others on request. */
const PORTION = 200;

/** A value as JSON that can be folded. */
export function JsonView({ value, marks = new Map() }: Props): JSX.Element {
  return (
    <div class="json-view">
      <Node value={value} pointer="" depth={0} marks={marks} last={true} />
    </div>
  );
}

interface NodeProps {
  readonly name?: string;
  readonly value: Json;
  readonly pointer: string;
  readonly depth: number;
  readonly marks: ReadonlyMap<string, string>;
  readonly last: boolean;
}

function Node({ name, value, pointer, depth, marks, last }: NodeProps): JSX.Element {
  const isList = Array.isArray(value);
  const members: readonly (readonly [string, Json])[] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const within = [...marks.keys()].some((one) => one.startsWith(`${pointer}/`));
  const [open, setOpen] = useState((depth < OPEN.depth && members.length <= OPEN.members) || within);
  const [most, setMost] = useState(PORTION);
  const mark = marks.get(pointer);
  const label = name === undefined ? '' : <span class="key">{JSON.stringify(name)}: </span>;
  const comma = last ? '' : ',';
  const className = mark === undefined ? 'node' : 'node marked';

  if (members.length === 0) {
    const type = value === null ? 'null' : typeof value;
    return (
      <div class={className} title={mark}>
        {label}
        <span class={`value ${type}`}>{JSON.stringify(value)}</span>
        {comma}
      </div>
    );
  }
  const [start, end] = isList ? ['[', ']'] : ['{', '}'];
  return (
    <div class={className} title={mark}>
      <button type="button" class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
        {start}
        {!open && (
          <span class="folded">
            {' '}
            {members.length}{' '}
            {isList ? (members.length === 1 ? 'item' : 'items') : members.length === 1 ? 'field' : 'fields'}{' '}
            {end}
            {comma}
          </span>
        )}
      </button>
      {open && (
        <>
          <div class="members">
            {members.slice(0, most).map(([key, member], index) => (
              <Node
                key={key}
                {...(isList ? {} : { name: key })}
                value={member}
                pointer={step(pointer, key)}
                depth={depth + 1}
                marks={marks}
                last={index === members.length - 1}
              />
            ))}
            {members.length > most && (
              <button type="button" class="link" onClick={() => setMost(most + PORTION)}>
                {members.length - most} more …
              </button>
            )}
          </div>
          <span>
            {end}
            {comma}
          </span>
        </>
      )}
    </div>
  );
}
