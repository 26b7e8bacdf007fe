import type { Plugin } from '@redocly/openapi-core';
import { alwaysSet } from './always-set.ts';
import { bodyExample } from './body-example.ts';
import { descriptionSentence } from './description-sentence.ts';
import { errorsNotShown } from './errors-not-shown.ts';
import { exampleName } from './example-name.ts';
import { inputTwin } from './input-twin.ts';
import { movesMoney } from './moves-money.ts';
import { noEnumBesideSeen } from './no-enum-beside-seen.ts';
import { noRequestDefault } from './no-request-default.ts';
import { noRequestRequired } from './no-request-required.ts';
import { noUnnamedObject } from './no-unnamed-object.ts';
import { notShownAttached } from './not-shown-attached.ts';
import { notShownKnown } from './not-shown-known.ts';
import { openObjects } from './open-objects.ts';
import { operationId } from './operation-id.ts';
import { orUnsetPattern } from './or-unset-pattern.ts';
import { patternPortable } from './pattern-portable.ts';
import { propertyDescription } from './property-description.ts';
import { propertyName } from './property-name.ts';
import { schemaName } from './schema-name.ts';
import { sharedFormat } from './shared-format.ts';
import { sourceSection } from './source-section.ts';
import { unsetDescribed } from './unset-described.ts';
import { workflowOperation } from './workflow-operation.ts';

/**
 * The house rules as a Redocly plugin. `house/common` suits every description, `house/full` is for one with a source,
 * such as the bank's. README.md beside this file says which rule is in which set, and why.
 */
export const house: Plugin = {
  id: 'house',
  rules: {
    oas3: {
      'always-set': alwaysSet,
      'body-example': bodyExample,
      'description-sentence': descriptionSentence,
      'errors-not-shown': errorsNotShown,
      'example-name': exampleName,
      'input-twin': inputTwin,
      'moves-money': movesMoney,
      'no-enum-beside-seen': noEnumBesideSeen,
      'no-request-default': noRequestDefault,
      'no-request-required': noRequestRequired,
      'no-unnamed-object': noUnnamedObject,
      'not-shown-attached': notShownAttached,
      'not-shown-known': notShownKnown,
      'open-objects': openObjects,
      'operation-id': operationId,
      'or-unset-pattern': orUnsetPattern,
      'pattern-portable': patternPortable,
      'property-description': propertyDescription,
      'property-name': propertyName,
      'schema-name': schemaName,
      'shared-format': sharedFormat,
      'source-section': sourceSection,
      'unset-described': unsetDescribed,
    },
    arazzo1: { 'workflow-operation': workflowOperation },
  },
  configs: {
    common: {
      rules: {
        'house/body-example': 'error',
        'house/moves-money': 'error',
        'house/no-enum-beside-seen': 'error',
        'house/not-shown-known': 'error',
        'house/operation-id': 'error',
        'house/pattern-portable': 'error',
        'house/schema-name': 'error',
        'house/workflow-operation': 'error',
      },
    },
    full: {
      rules: {
        // It asks for a 4XX response; `house/errors-not-shown` asks for `default` instead, since no error status is shown.
        'operation-4xx-response': 'off',
        'house/always-set': 'error',
        'house/body-example': 'error',
        'house/description-sentence': 'error',
        'house/errors-not-shown': 'error',
        'house/example-name': 'error',
        'house/input-twin': 'error',
        'house/moves-money': 'error',
        'house/no-enum-beside-seen': 'error',
        'house/no-request-default': 'error',
        'house/no-request-required': 'error',
        'house/no-unnamed-object': 'error',
        'house/not-shown-attached': 'error',
        'house/not-shown-known': 'error',
        'house/open-objects': 'error',
        'house/operation-id': { severity: 'error', verbs: ['create', 'retrieve', 'update', 'receive'] },
        'house/or-unset-pattern': 'error',
        'house/pattern-portable': 'error',
        'house/property-description': 'error',
        'house/property-name': { severity: 'error', allow: ['3DS', '@type'] },
        'house/schema-name': 'error',
        'house/shared-format': 'error',
        'house/source-section': 'error',
        'house/unset-described': 'error',
        'house/workflow-operation': 'error',
      },
    },
  },
};
