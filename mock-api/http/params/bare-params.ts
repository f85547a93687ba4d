import type { Params } from '../request.ts'

/** An object without a usable prototype. Its constructor gives it a fast shape, which Object.create(null) lacks. */
export const BareParams = function () {} as unknown as new () => Params
BareParams.prototype = Object.create(null)

/** Names that would reach the prototype of an object built from the parameters. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
