import type { Fetch } from './request.ts'

/** An app that needs the address of the server that serves it, and so is made after the server listens. */
export class LateApp {
  /** @param app that responds until then */
  constructor(private app: Fetch) {}

  readonly fetch: Fetch = (request, env) => this.app(request, env)

  use(app: Fetch): void {
    this.app = app
  }
}
