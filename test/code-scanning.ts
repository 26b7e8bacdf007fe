import type { Log } from 'sarif';
import { expect } from 'vitest';

/**
 * Holds a SARIF file to what GitHub's code scanning asks beyond its schema, by its documentation: one physical location with a line for each result,
 * paths that start at the root of the repository, a rule for each result, a message, a stable fingerprint.
 */
export function expectCodeScanningAccepts(log: Log): void {
  expect(log.version).toBe('2.1.0');
  expect(log.$schema).toMatch(/sarif-2\.1\.0\.json$/);
  for (const { tool, results = [] } of log.runs) {
    const { name, rules = [] } = tool.driver;
    expect(name).not.toBe('');
    for (const { id, shortDescription, help } of rules) {
      expect(id.length).toBeLessThanOrEqual(255);
      expect(shortDescription?.text).toBeTruthy();
      expect(help?.text).toBeTruthy();
    }
    expect(results.length).toBeLessThanOrEqual(25_000);
    for (const result of results) {
      const { ruleId, ruleIndex = -1, message, locations = [], partialFingerprints = {} } = result;
      expect(rules[ruleIndex]?.id).toBe(ruleId);
      expect(message.text).toBeTruthy();
      expect(Object.keys(partialFingerprints)).not.toEqual([]);
      expect(locations.length).toBeGreaterThan(0);
      for (const { physicalLocation } of locations) {
        const uri = physicalLocation?.artifactLocation?.uri ?? '';
        expect(uri).not.toMatch(/^$|^\/|^\.\.|^[a-z]+:|\\| /);
        expect(physicalLocation?.region?.startLine).toBeGreaterThan(0);
      }
    }
  }
}
