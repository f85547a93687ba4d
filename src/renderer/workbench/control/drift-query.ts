import { queryOptions } from '@tanstack/react-query'
import { readDrift } from '../../../contract/control/drift.ts'
import { callControl } from './call-control.ts'

/** What is known of the real API against the contract. */
export const driftQuery = queryOptions({ queryKey: ['drift'], queryFn: () => callControl(readDrift) })
