/**
 * A line that GitHub Actions shows as an annotation. The package has the same in TypeScript, which the Node.js of a runner may not run.
 *
 * @param {'error' | 'warning'} level
 * @param {string} title
 * @param {string} message
 * @param {string} [file]
 */
export function annotation(level, title, message, file) {
  const place = file === undefined ? '' : `file=${escapeProperty(file)},`;
  return `::${level} ${place}title=${escapeProperty(title)}::${escapeData(message)}`;
}

/** @param {string} text */
export function escapeData(text) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** @param {string} text */
function escapeProperty(text) {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
