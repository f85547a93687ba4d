/** An answer that a test gives when it wants: the promise, and the functions that keep or break it. */
export interface HeldAnswer<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (error: Error) => void
}

export function heldAnswer<Value>(): HeldAnswer<Value> {
  let resolve: HeldAnswer<Value>['resolve'] = () => {}
  let reject: HeldAnswer<Value>['reject'] = () => {}
  const promise = new Promise<Value>((keep, fail) => {
    resolve = keep
    reject = fail
  })
  return { promise, resolve, reject }
}
