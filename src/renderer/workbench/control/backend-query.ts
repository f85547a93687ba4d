import { queryOptions } from '@tanstack/react-query'
import { readBackend } from '../../../contract/control/backend.ts'
import { callControl } from './call-control.ts'

/** Which API answers behind this server. */
export const backendQuery = queryOptions({ queryKey: ['backend'], queryFn: () => callControl(readBackend) })
