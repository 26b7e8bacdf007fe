import type { ComponentChildren, JSX } from 'preact';
import type { CarriedValue } from '../../console-types.ts';
import { firstSentence } from '../../form/first-sentence.ts';
import { CrossIcon } from '../icons.tsx';
import { Suggestions } from '../Suggestions.tsx';
import type { Remark } from './form-context.ts';
import { Remarks } from './Remarks.tsx';

export interface FieldRowProps {
  /** The id of the control inside. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly required: boolean;
  readonly remarks: readonly Remark[];
  readonly suggestions: readonly CarriedValue[];
  /** The text that stands in the control, to find where it came from. */
  readonly value: string | undefined;
  readonly onSuggestion: (value: string) => void;
  /** Absent: it cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
  /** Absent: it cannot be `null`. */
  readonly onNull?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** A control with its name beside it, and below it what is to be said of it. */
export function FieldRow(props: FieldRowProps): JSX.Element {
  const { id, name, remarks, onRemove, onNull } = props;
  return (
    <div class={remarks.some(({ kind }) => kind === 'error') ? 'field refused' : 'field'}>
      <div class="name">
        <label for={id}>{name}</label>
        <span class="type">{props.type}</span> {props.required && <span class="required">required</span>}
      </div>
      <div class="value">
        <div class="control">
          {props.children}
          {onNull !== undefined && (
            <button type="button" class="quiet" onClick={onNull} aria-label={`Set ${name} to null`}>
              null
            </button>
          )}
          {onRemove !== undefined && (
            <button
              type="button"
              class="icon"
              onClick={onRemove}
              aria-label={`Remove ${name}`}
              title="Remove"
            >
              <CrossIcon />
            </button>
          )}
        </div>
        <div class="notes" id={`${id}-notes`}>
          <Remarks remarks={remarks} />
          {props.description !== '' && <p class="description">{firstSentence(props.description)}</p>}
        </div>
        <Suggestions
          name={name}
          value={props.value}
          suggestions={props.suggestions}
          onChoose={props.onSuggestion}
        />
      </div>
    </div>
  );
}
