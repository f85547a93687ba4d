/** Request of a spec to run a function on the Electron module, as with Playwright's Electron launcher. */
interface SpecRequest {
  readonly id: number
  readonly source: string
  readonly argument: unknown
}

/** Answers requests of the spec that forked this process. */
export function answerSpecs(electron: object, readEndpoint: () => Promise<string>): void {
  process.on('message', (request: SpecRequest) => {
    void answer(request, electron, readEndpoint).then((reply) => process.send?.({ id: request.id, ...reply }))
  })
}

async function answer(
  { source, argument }: SpecRequest,
  electron: object,
  readEndpoint: () => Promise<string>,
): Promise<{ value: unknown } | { error: string }> {
  try {
    if (source === 'endpoint') return { value: await readEndpoint() }
    // oxlint-disable-next-line no-eval -- the function comes from the spec that started this process
    const run = (0, eval)(`(${source})`) as (electron: object, argument: unknown) => unknown
    return { value: await run(electron, argument) }
  } catch (error) {
    return { error: String(error) }
  }
}
