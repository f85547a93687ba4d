/** Types for the part of @rails/actioncable in use; the package has none. */
declare module '@rails/actioncable' {
  export interface SubscriptionCallbacks {
    connected?(event: { reconnected?: boolean }): void
    disconnected?(event: { willAttemptReconnect: boolean }): void
    rejected?(): void
    received?(message: unknown): void
  }

  export interface Subscription {
    /** Returns false and sends nothing when the socket is not open. */
    perform(action: string, data?: Record<string, unknown>): boolean
    unsubscribe(): void
  }

  export interface Consumer {
    readonly subscriptions: {
      create(identifier: Record<string, unknown>, callbacks: SubscriptionCallbacks): Subscription
    }
    connect(): boolean
    disconnect(): void
    ensureActiveConnection(): boolean | undefined
  }

  export function createConsumer(url: string | (() => string)): Consumer
}
