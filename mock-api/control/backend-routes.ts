import {
  checkBackend as checkCall,
  chooseBackend,
  comparePhones as compareCall,
  readBackend,
  readOpenApi,
} from '../../src/contract/control/backend.ts'
import { openApi } from '../api/open-api.ts'
import { checkBackend } from '../contract-check/check-backend.ts'
import { systemNow } from '../engine/clock/system-clock.ts'
import { comparePhones } from '../inspection/compare-phones.ts'
import { readBase, type Backend } from '../proxy/backend.ts'
import { defineControlRoute } from './define-control-route.ts'

/** Which API answers behind this server, and what it offers. */
export const backendRoutes = [
  defineControlRoute(readBackend, (_, { backend }) => backendView(backend)),
  defineControlRoute(chooseBackend, ({ mode, url }, { backend, announce }) => {
    backend.use(mode, url ?? undefined)
    announce('backend')
    return backendView(backend)
  }),
  defineControlRoute(checkCall, ({ url }) => checkBackend(readBase(url).href, systemNow)),
  defineControlRoute(compareCall, (_, { exchanges }) => comparePhones(exchanges.latestCalls())),
  defineControlRoute(readOpenApi, () => openApi()),
]

const backendView = ({ mode, url }: Backend) => ({ mode, url })
