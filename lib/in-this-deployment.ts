/** The extension that a discovered overlay adds to what it has no keyword for: a list of sentences, to which further actions append. */
export const IN_THIS_DEPLOYMENT = 'x-in-this-deployment';
