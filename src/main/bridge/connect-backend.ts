import * as z from 'zod/mini'
import { backendAddress } from '../../contract/rules/start-options.ts'
import type { Handler } from './handler.ts'

/** @param connect restarts the server with the backend and shows the workbench afresh */
export const connectBackendHandler = (
  connect: (backend: string | null) => Promise<void>,
): Handler<'connectBackend'> => ({
  input: z.nullable(backendAddress),
  expects: 'the backend is null for the mock, or an https address without query',
  run: connect,
})
