import { json, type PairTable, text } from '../call-parts.ts';
import { at, field, get, id, place, post, sent, servers } from './parts.ts';

/** These steps write the same address, or another one, at another place. */
export const SERVER_PAIRS: PairTable = {
  servers: {
    neverBreaks: {
      'none, and the root': [get(), at('/')],
      'an empty list, and the root': [{ ...get(), servers: [] }, at('/')],
      'a slash at the end': [at('https://a.example/v1'), at('https://a.example/v1/')],
      'the host in another case': [at('https://A.Example/v1'), at('https://a.example/v1')],
      'the port that https has': [at('https://a.example:443'), at('https://a.example')],
      'the port that http has': [at('http://a.example:80/v1'), at('http://a.example/v1')],
      'in another order': [
        at('https://a.example', 'https://b.example'),
        at('https://b.example', 'https://a.example'),
      ],
      'twice the same': [at('https://a.example'), at('https://a.example', 'https://a.example/')],
      'a description of one': [
        at('https://a.example'),
        { ...get(), servers: [{ url: 'https://a.example', description: 'Live.' }] },
      ],
      'from the root to the only path': [
        at('https://a.example'),
        get({}, '/boats', servers('https://a.example')),
      ],
      'from the root to the only operation': [at('https://a.example'), get(servers('https://a.example'))],
      'from the path to the operation': [
        get({}, '/boats', servers('https://a.example')),
        get(servers('https://a.example')),
      ],
      'repeated at the operation': [
        at('https://a.example'),
        { ...get(servers('https://a.example')), ...servers('https://a.example') },
      ],
      'the prefix from the server to the path': [
        at('https://a.example/v1'),
        { ...get({}, '/v1/boats'), ...servers('https://a.example') },
      ],
      'a part of the prefix': [
        { ...get({}, '/v1/boats'), ...servers('https://a.example/api') },
        { ...get({}, '/boats'), ...servers('https://a.example/api/v1/') },
      ],
      'the prefix of a relative server': [at('/v1'), get({}, '/v1/boats')],
      'the prefix of two servers': [
        at('https://a.example/v1', 'https://b.example/v1'),
        { ...get({}, '/v1/boats'), ...servers('https://a.example', 'https://b.example') },
      ],
      'the prefix, with a parameter in the path': [
        { ...id('boatId', '/boats/{boatId}'), ...servers('https://a.example/v1') },
        { ...id('boatId', '/v1/boats/{boatId}'), ...servers('https://a.example') },
      ],
      'a variable of one value': [{ ...get(), ...place({ enum: ['eu'] }) }, at('https://eu.example')],
      'a variable written out': [
        { ...get(), ...place({ enum: ['eu', 'us'] }) },
        at('https://eu.example', 'https://us.example'),
      ],
      'a variable of another name': [
        { ...get(), ...place({}) },
        {
          ...get(),
          servers: [{ url: 'https://{region}.example', variables: { region: { default: 'eu' } } }],
        },
      ],
      'a prefix by a variable': [
        {
          ...get(),
          servers: [{ url: 'https://a.example/{v}', variables: { v: { default: 'v1', enum: ['v1'] } } }],
        },
        { ...get({}, '/v1/boats'), ...servers('https://a.example') },
      ],
      'a variable that no server uses': [
        { ...get(), servers: [{ url: 'https://a.example', variables: { x: { default: 'y' } } }] },
        { ...get(), servers: [{ url: 'https://a.example' }] },
      ],
      'the prefix of three operations': [
        {
          servers: [{ url: 'https://a.example/v1' }],
          paths: {
            '/b': { get: { operationId: 'x', responses: {} }, post: { operationId: 'y', responses: {} } },
            '/c': { get: { operationId: 'z', responses: {} } },
          },
        },
        {
          servers: [{ url: 'https://a.example' }],
          paths: {
            '/v1/b': { get: { operationId: 'x', responses: {} }, post: { operationId: 'y', responses: {} } },
            '/v1/c': { get: { operationId: 'z', responses: {} } },
          },
        },
      ],
    },
    breaks: {
      'the prefix, and one server less': [
        at('https://a.example/v1', 'https://b.example/v1'),
        { ...get({}, '/v1/boats'), ...servers('https://a.example') },
      ],
      'the prefix and another request': [
        { ...sent(field(text)), ...servers('https://a.example/v1') },
        {
          ...post({ requestBody: { content: json(field({ ...text, maxLength: 5 })) } }, '/v1/boats'),
          ...servers('https://a.example'),
        },
      ],
    },
    undoBreaks: {
      'one more': [at('https://a.example'), at('https://a.example', 'https://b.example')],
      'a variable in place of its default': [at('https://eu.example'), { ...get(), ...place({}) }],
      'a variable with a value more': [
        { ...get(), ...place({ enum: ['eu'] }) },
        { ...get(), ...place({ enum: ['eu', 'us'] }) },
      ],
      'servers where there were none': [get(), { ...get(), servers: [{ url: 'https://a.example' }] }],
    },
    bothBreak: {
      'the port of the other scheme': [at('https://a.example:80'), at('https://a.example')],
      'the path in another case': [at('https://a.example/V1'), at('https://a.example/v1')],
      'another scheme': [at('http://a.example'), at('https://a.example')],
      'another one at the operation': [
        at('https://a.example'),
        { ...get(servers('https://b.example')), ...servers('https://a.example') },
      ],
      'the prefix left out': [at('https://a.example/v1'), at('https://a.example')],
      'another prefix in the path': [
        at('https://a.example/v1'),
        { ...get({}, '/v2/boats'), ...servers('https://a.example') },
      ],
    },
  },
};
