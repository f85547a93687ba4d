import { queryOptions } from '@tanstack/react-query'
import { readHistory } from '../../../contract/control/history.ts'
import { callControl } from './call-control.ts'

/** The line of moments, and what undo and redo would do. */
export const historyQuery = queryOptions({ queryKey: ['history'], queryFn: () => callControl(readHistory) })
