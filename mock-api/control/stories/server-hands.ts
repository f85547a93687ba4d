import { endpoints } from '../../../src/contract/endpoints.ts'
import { CallRefused, type Hands } from '../../../src/contract/storyline/hands.ts'
import { playableCalls } from '../../../src/contract/storyline/playable.ts'
import { requestParts } from '../../../src/contract/wire/request-parts.ts'
import { responseTo } from '../../api/refusals.ts'
import { isBeginning } from '../../history/moments.ts'
import type { Runtime } from '../../runtime.ts'
import { Refusal } from '../../world/refusal.ts'
import { prepareAndCallAsMember } from '../as-member.ts'
import { clockRoutes } from '../clock-routes.ts'
import type { ControlContext, ControlRoute } from '../define-control-route.ts'
import { inspectionRoutes } from '../inspection-routes.ts'
import { operatorRoutes } from '../operator/operator-routes.ts'
import { variantsRoutes } from '../variants-routes.ts'
import { idsOf, memberOf } from './story-ids.ts'

/** A documented call of a story, with its response. */
export interface CallOfStory {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly response: unknown
}

/** Routes of the control calls that a story may make. */
const playable: readonly ControlRoute[] = [
  ...clockRoutes,
  ...operatorRoutes,
  ...inspectionRoutes,
  ...variantsRoutes,
].filter(({ endpoint }) => playableCalls.some(({ id }) => id === endpoint.id))

/**
 * Hands of the server: the handlers of its own calls. Pages and people are put on the phones at the end of a step.
 * @param onCall gets each documented call with its response
 */
export function serverHands(context: ControlContext, onCall?: (call: CallOfStory) => void): Hands {
  const { runtime } = context
  const counted = <T>(work: () => T): T => inStep(runtime, work)
  return {
    ids: async () => idsOf(runtime.store.world),
    control: async (call, input) => {
      const route = playable.find(({ endpoint }) => endpoint.id === call)
      // `parseStory` refuses files with other calls.
      if (!route) throw new Error(`Failed to play the story: ${call} is not a call that a story may make.`)
      await counted(() => route.run(input, context))
      await runtime.store.saved()
    },
    call: async (call, as, input) => {
      const endpoint = endpoints.find(({ id }) => id === call)
      if (!endpoint) throw new Error(`Failed to play the story: there is no call ${call}.`)
      const member = memberOf(runtime.store.world, as)
      const { method } = endpoint
      const { address: path } = requestParts(endpoint, input)
      const { refusal, ...made } = await responseOf(() =>
        prepareAndCallAsMember(runtime, endpoint, member, input, counted),
      )
      onCall?.({ method, path, ...made })
      if (refusal) throw new CallRefused(made.status, refusal.message, { cause: refusal })
      await runtime.store.saved()
    },
    // The stage routes show pages and people at the end of the step.
    open: async () => {},
    become: async () => {},
  }
}

/**
 * Runs work synchronously, and counts its changes for the running step. Those of the beginning of a story are not listed,
 * as those of any other load.
 */
function inStep<T>({ history: { step, operations } }: Runtime, work: () => T): T {
  const { moment } = step
  return moment && !isBeginning(moment) ? operations.during({}, moment.cause, work) : work()
}

/** Makes a call. Returns the response of the service, also to a refused one, with its refusal. */
async function responseOf(
  call: () => Promise<unknown>,
): Promise<Pick<CallOfStory, 'status' | 'response'> & { readonly refusal?: Refusal }> {
  try {
    return { status: 200, response: await call() }
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    const { status, body } = responseTo(cause)
    return { status, response: body, refusal: cause }
  }
}
