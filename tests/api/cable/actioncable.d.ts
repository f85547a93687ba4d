/** The client of Rails 5.2 has no types; its successor has the used ones. */
declare module 'actioncable' {
  import type { Consumer } from '@rails/actioncable'

  const client: { WebSocket: unknown; createConsumer(address: string): Consumer }
  export default client
}
