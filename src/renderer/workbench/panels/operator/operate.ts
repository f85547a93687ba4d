import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/query-client.ts'
import { anything } from '../../control/world-schemas.ts'
import { flash } from '../../parts/flash.ts'

/**
 * Does something as the operator, or as a member, and says that it is done.
 * @param path behind `/operator`
 * @throws ControlProblem with the server's words when it is refused
 */
export async function operate(path: string, body: Record<string, unknown>, done: string): Promise<void> {
  await callControl('POST', `/operator${path}`, anything, body)
  await queryClient.invalidateQueries({ queryKey: ['operator'] })
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  flash(done)
}
