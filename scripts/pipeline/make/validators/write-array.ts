import type { JsonObject } from '../../../../lib/json.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';
import { along, below, type CodeSpot, declared, type FunctionWriter, into } from './function-writer.ts';
import { acceptsAll, isOneOf, schemaTypesOf } from './schema-code.ts';
import { writeEvaluatedItems } from './write-evaluated.ts';
import { writeChoice, writeSchema } from './write-schema.ts';

/** The keywords that are about lists. */
export function writeArray(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { data } = spot;
  const { maxItems, minItems, prefixItems, items, contains, uniqueItems, unevaluatedItems } = schema;
  if (typeof maxItems === 'number')
    writer.failIf(`${data}.length>${maxItems}`, spot, '$size', `"maxItems",${maxItems},"items"`);
  if (typeof minItems === 'number')
    writer.failIf(`${data}.length<${minItems}`, spot, '$size', `"minItems",${minItems},"items"`);
  const prefix = Array.isArray(prefixItems) ? (prefixItems as SchemaNode[]) : [];
  for (const [index, item] of prefix.entries()) {
    const value = writer.name('d');
    writer.block(`if(${data}.length>${index}){${declared(value, `${data}[${index}]`, item)}`, () =>
      writeSchema(writer, item, into(below(spot, 'prefixItems', index), value, index)),
    );
  }
  if (items !== undefined)
    writeRest(writer, items as SchemaNode, 'items', prefix.length > 0, `${prefix.length}`, spot);
  if (contains !== undefined) writeContains(writer, schema, contains as SchemaNode, spot);
  if (uniqueItems === true) writeUnique(writer, items as SchemaNode | undefined, spot);
  if (unevaluatedItems !== undefined && !acceptsAll(unevaluatedItems)) {
    const from = writer.name('u');
    writer.add(`{let ${from}=0;`);
    const { unevaluatedItems: _, ...others } = schema;
    writeEvaluatedItems(writer, others, data, from, spot.place);
    writeRest(writer, unevaluatedItems as SchemaNode, 'unevaluatedItems', true, from, spot);
    writer.add('}');
  }
}

/** All items from a position on. Where others come before, there may be none rather than none that fits. */
function writeRest(
  writer: FunctionWriter,
  schema: SchemaNode,
  keyword: string,
  isRest: boolean,
  from: string,
  spot: CodeSpot,
): void {
  const { data } = spot;
  if (isRest && schema === false) {
    const message = `"must NOT have more than "+${from}+" items"`;
    writer.failIf(`${data}.length>${from}`, spot, '$fail', `"${keyword}",{limit:${from}},${message}`);
    return;
  }
  const [index, value] = [writer.name('i'), writer.name('d')];
  writer.block(
    `for(let ${index}=${from};${index}<${data}.length;${index}++){${declared(value, `${data}[${index}]`, schema)}`,
    () => writeSchema(writer, schema, along(below(spot, keyword), value, index)),
  );
}

function writeContains(
  writer: FunctionWriter,
  schema: JsonObject,
  contains: SchemaNode,
  spot: CodeSpot,
): void {
  const { data } = spot;
  const min = typeof schema.minContains === 'number' ? schema.minContains : 1;
  const max = typeof schema.maxContains === 'number' ? schema.maxContains : undefined;
  if (max === undefined && min === 0) return;
  const [params, text] =
    max === undefined
      ? [`{minContains:${min}}`, `must contain at least ${min} valid item(s)`]
      : [
          `{minContains:${min},maxContains:${max}}`,
          `must contain at least ${min} and no more than ${max} valid item(s)`,
        ];
  const error = `"contains",${params},${JSON.stringify(text)}`;
  if (max !== undefined && min > max) {
    writer.fail(spot, '$fail', error);
    return;
  }
  const isWrong = (count: string) => `${count}<${min}${max === undefined ? '' : `||${count}>${max}`}`;
  if (acceptsAll(contains)) {
    writer.failIf(isWrong(`${data}.length`), spot, '$fail', error);
    return;
  }
  const [before, count] = [writer.name('n'), writer.name('c')];
  const [index, value] = [writer.name('i'), writer.name('d')];
  writer.add(`{const ${before}=_e.length;let ${count}=0;`);
  writer.add(
    `for(let ${index}=0;${index}<${data}.length;${index}++){${declared(value, `${data}[${index}]`, contains)}`,
  );
  writeChoice(writer, contains, along(below(spot, 'contains'), value, index), `${count}++;`);
  writer.add(`if(${count}${max === undefined ? `>=${min}` : `>${max}`})break;}`);
  writer.add(`if(!(${isWrong(count)}))_e.length=${before};`);
  writer.add('else ');
  writer.fail(spot, '$fail', error);
  writer.add('}');
}

function writeUnique(writer: FunctionWriter, items: SchemaNode | undefined, spot: CodeSpot): void {
  const { data } = spot;
  const types = items === undefined ? [] : schemaTypesOf(items);
  const isFlat = types.length > 0 && !types.includes('object') && !types.includes('array');
  const found = writer.name('k');
  if (!isFlat) writer.call('$equal');
  const search = isFlat
    ? `${writer.call('$duplicateValue')}(${data},(value:unknown)=>${isOneOf(types, 'value', writer.call)})`
    : `${writer.call('$duplicate')}(${data})`;
  writer.add(`{const ${found}=${search};`);
  const message = `"must NOT have duplicate items (items ## "+${found}[1]+" and "+${found}[0]+" are identical)"`;
  writer.failIf(
    `${found}!==undefined`,
    spot,
    '$fail',
    `"uniqueItems",{i:${found}[0],j:${found}[1]},${message}`,
  );
  writer.add('}');
}
