/** The part of @rails/actioncable that the app uses; the package has no types of its own. */
declare module '@rails/actioncable' {
  export interface SubscriptionCallbacks {
    connected?(event: { reconnected?: boolean }): void
    disconnected?(event: { willAttemptReconnect: boolean }): void
    rejected?(): void
    received?(message: unknown): void
  }

  export interface Subscription {
    /** Answers false when the socket is not open: nothing was sent. */
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
