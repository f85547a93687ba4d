import type { Route } from '../http/serve.ts'
import { authRoutes } from './auth.ts'
import { messageRoutes } from './message.ts'

/** Every call of the contract that the mock answers. */
export const routes: readonly Route[] = [...authRoutes, ...messageRoutes]
