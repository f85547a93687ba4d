/** A script of the server that the frame loads when it is first needed, because few phones need it. */
export class ScriptLoader<Part> {
  private loading: Promise<Part> | undefined
  /** What the script has made, once it is loaded. */
  present: Part | undefined

  /**
   * @param address of the script (mock-api/pages/phone-shell.ts)
   * @param take returns what the loaded script makes; undefined when the script is missing
   */
  constructor(
    private readonly address: string,
    private readonly take: () => Part | undefined,
  ) {}

  /** Loads the script once. Rejects when that fails; the next call tries again. */
  load(): Promise<Part> {
    this.loading ??= this.fetch().catch((cause: unknown) => {
      this.loading = undefined
      throw cause
    })
    return this.loading
  }

  private async fetch(): Promise<Part> {
    // Not a script element, whose address the trusted types of the page refuse.
    await import(/* @vite-ignore */ this.address)
    this.present = this.take()
    if (!this.present) throw new Error(`Failed to load ${this.address}: it is not there. Build it again.`)
    return this.present
  }
}
