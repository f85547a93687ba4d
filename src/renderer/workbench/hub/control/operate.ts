import { flash } from './flash.ts'
import { queryClient } from './query-client.ts'

/**
 * Acts as the operator or as a member, and confirms with a message.
 * @throws ControlProblem with the server's words when the act is refused
 */
export async function operate(act: () => Promise<unknown>, done: string): Promise<void> {
  await act()
  await queryClient.invalidateQueries({ queryKey: ['operator'] })
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  flash(done)
}
