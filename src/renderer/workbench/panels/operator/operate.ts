import type { ControlEndpoint } from '../../../../contract/control/define-control.ts'
import type { RequestInput } from '../../../../contract/wire/endpoint.ts'
import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/queries.ts'
import { flash } from '../../parts/flash.ts'

/**
 * Acts as the operator or as a member, and confirms with a message.
 * @throws ControlProblem with the server's words when the act is refused
 */
export async function operate<E extends ControlEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  done: string,
): Promise<void> {
  await callControl<ControlEndpoint>(endpoint, input)
  await queryClient.invalidateQueries({ queryKey: ['operator'] })
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  flash(done)
}
