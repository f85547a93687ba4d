import { testReads } from './read-matrix.ts'
import { womenReads } from './read-table.ts'

testReads(womenReads)
