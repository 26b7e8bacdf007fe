import type { examples, operations } from './types.ts';

/** The examples of the description, by operation and name. Shared values: copy one with `structuredClone` to change it. */
export const examples_ = {
  makeThing: {
    requests: {
      plain: { name: 'a thing', note: 'It\'s "quoted", */ too' } as unknown as Exclude<operations['makeThing']['requestBody'], undefined>['content']['application/json'],
      /** Ends a comment: *\/ and goes on */
      'odd-name': { 'a b': 1, 'a"b': [] } as unknown as Exclude<operations['makeThing']['requestBody'], undefined>['content']['application/json'],
      ['__proto__']: {
        ['__proto__']: { polluted: true },
        list: [null, true, 1.5, '${x}`'],
      } as unknown as Exclude<operations['makeThing']['requestBody'], undefined>['content']['application/json'],
    },
    responses: {
      /** Just made */
      made: { id: 't-1' } as unknown as examples,
      example: { title: 'none' } as unknown as operations['makeThing']['responses']['404']['content']['application/json'],
      example409: { title: 'busy' } as unknown as operations['makeThing']['responses']['409']['content']['application/json'],
      example410: { title: 'taken name' } as unknown as operations['makeThing']['responses']['409']['content']['application/json'],
      example410_: { title: 'gone' } as unknown as operations['makeThing']['responses']['410']['content']['application/json'],
    },
  },
};
