import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { Context } from '../../cli/command.ts';
import { ToolError, throwAll } from '../../cli/errors.ts';
import { nodeAt, readYaml, type YamlFile } from '../../cli/yaml-file.ts';
import type { ConformSettings } from '../settings/settings-for.ts';

const NOTE =
  'docs/conformance.md shows such a file; its JSON Schema is banking-platform-api/conformance-data.schema.json. Values are not shown here: they may be about people.';

/**
 * The values of the file that the settings name, YAML or JSON.
 *
 * @throws ToolError('usage') with every error, its JSON pointer and its line
 */
export async function dataOf(
  { data: file }: Pick<ConformSettings, 'data'>,
  { cwd }: Context,
): Promise<Pick<ConformanceOptions, 'data'>> {
  if (file === undefined) return {};
  const [yaml, { dataErrors }] = await Promise.all([
    readYaml(file, cwd, '--data'),
    import('../../../conformance/operator-data/data-errors.ts'),
  ]);
  const value = readValue(yaml);
  const errors = dataErrors(value)
    .map((error) => ({ ...error, place: yaml.placeOf(nodeAt(yaml, error.pointer, error.isAboutName)) }))
    .sort((one, other) => (one.place.line ?? 0) - (other.place.line ?? 0))
    .map(
      ({ pointer, wrong, fix, place }) =>
        new ToolError('usage', `${pointer === '' ? 'The file' : pointer} ${wrong}.`, { place, fix }),
    );
  throwAll(errors, NOTE);
  const { $schema: _, ...data } = value as NonNullable<ConformanceOptions['data']> & { $schema?: string };
  return { data };
}

function readValue(yaml: YamlFile): unknown {
  try {
    return yaml.value();
  } catch {
    // Aliases that stand for more than memory can hold.
    throw new ToolError('usage', 'The file has too many aliases.', {
      place: yaml.placeOf(yaml.root),
      fix: 'Write the values out.',
    });
  }
}
