import type { Oas3Rule } from '@redocly/openapi-core';

/** The suite asks before it moves money, so `x-moves-money` has one value, and stands on no safe operation. */
export const movesMoney: Oas3Rule = () => ({
  PathItem: {
    Operation(operation, ctx) {
      if (!('x-moves-money' in operation)) return;
      const location = ctx.location.child('x-moves-money');
      if (operation['x-moves-money'] !== true)
        ctx.report({
          message: '`x-moves-money` must be `true`. Write `x-moves-money: true`, or remove it.',
          location,
        });
      else if (SAFE.includes(String(ctx.key)))
        ctx.report({
          message: `A ${String(ctx.key).toUpperCase()} changes nothing and so moves no money. Remove \`x-moves-money\`.`,
          location: location.key(),
        });
    },
  },
});

const SAFE = ['get', 'head', 'options'];
