import { memoryStore } from '../../../server/store/memory.ts';
import { describeStore } from './contract.ts';

describeStore('memoryStore', async () => {
  const store = memoryStore();
  return { connect: async () => store, lasting: false, remove: async () => {} };
});
