/** Returns the result of `walkBank` wherever the bank runs. */
export const EXPECTED_WORKFLOW = {
  inherited: true,
  last4: '5538',
  physicalCards: ['2', '2'],
  card: 'pendingActivation',
  pendingCredit: ['1250.00', '1250.00'],
  check: ['Walked', 'Twice'],
  cut: 'network',
};
