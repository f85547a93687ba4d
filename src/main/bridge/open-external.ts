import { shell } from 'electron'
import * as z from 'zod/mini'
import { isAllowedExternal } from '../external-links.ts'
import type { Handler } from './handler.ts'

export const openExternalHandler: Handler<'openExternal'> = {
  input: z.string().check(z.refine(isAllowedExternal)),
  expects: 'the address must be an https page of an allowed host',
  run: (address) => shell.openExternal(address),
}
