/** The tool did not do its work: neither a pass nor a finding. */
export class ToolFailure extends Error {
  /**
   * @param {string} message one or two sentences
   * @param {number} [code] what the step ends with; never a code of a verdict
   * @param {string} [output] what the tool wrote last
   */
  constructor(message, code = 70, output = '') {
    super(message);
    this.name = 'ToolFailure';
    this.code = [0, 1, 3].includes(code) ? 70 : code;
    this.output = output;
  }
}
