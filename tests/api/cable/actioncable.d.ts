/** The client of Rails 5.2 has no types of its own; what the tests use of it is what its successor has. */
declare module 'actioncable' {
  import type { Consumer } from '@rails/actioncable'

  const client: { WebSocket: unknown; createConsumer(address: string): Consumer }
  export default client
}
