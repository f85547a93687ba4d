import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callControl, ControlProblem } from './call-control.ts'

/** GET /backend: which API answers behind the door. */
export const backendSchema = z.object({ mode: z.enum(['mock', 'real']), url: z.nullish(z.string()) })

/** A server that does not know the call has the mock only. */
export const backendQuery = queryOptions({
  queryKey: ['backend'],
  queryFn: async () => {
    try {
      return await callControl('GET', '/backend', backendSchema)
    } catch (problem) {
      if (problem instanceof ControlProblem && problem.status === 404)
        return { mode: 'mock' as const, url: null }
      throw problem
    }
  },
})
