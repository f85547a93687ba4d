/** A spec's wish: run a function on the Electron module, as Playwright's own Electron launcher does. */
interface Wish {
  readonly id: number
  readonly source: string
  readonly argument: unknown
}

/** Answers the wishes of the spec that forked this process. */
export function answerSpecs(electron: object, readEndpoint: () => Promise<string>): void {
  process.on('message', (wish: Wish) => {
    void answer(wish, electron, readEndpoint).then((reply) => process.send?.({ id: wish.id, ...reply }))
  })
}

async function answer(
  { source, argument }: Wish,
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
