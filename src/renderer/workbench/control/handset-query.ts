import { queryOptions } from '@tanstack/react-query'
import { readHandset } from '../../../contract/control/handset.ts'
import { callControl } from './call-control.ts'

/** Whether a real phone may come in over the local network, and which one has. */
export const handsetQuery = queryOptions({ queryKey: ['handset'], queryFn: () => callControl(readHandset) })
