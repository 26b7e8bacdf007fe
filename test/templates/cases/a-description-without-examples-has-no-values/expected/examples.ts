/* This description has no examples. */
export {};
