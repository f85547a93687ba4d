import {
  chooseBackend,
  comparePhones as comparePhonesCall,
  checkBackend as checkBackendCall,
  readBackend,
} from '../../src/contract/control/backend.ts'
import { readOpenApi } from '../../src/contract/control/documented-calls.ts'
import { openApi } from '../api/open-api.ts'
import { systemNow } from '../engine/clock/system-clock.ts'
import { checkBackend } from '../tools/contract-check/check-backend.ts'
import { comparePhones } from '../tools/inspection/compare-phones.ts'
import { readBase, type Backend } from '../tools/proxy/backend.ts'
import { defineControlRoute } from './define-control-route.ts'

export const backendRoutes = [
  defineControlRoute(readBackend, (_, { backend }) => backendView(backend)),
  defineControlRoute(chooseBackend, ({ mode, url }, { backend, announce }) => {
    backend.use(mode, url ?? undefined)
    announce('backend')
    return backendView(backend)
  }),
  defineControlRoute(checkBackendCall, ({ url }) => checkBackend(readBase(url).href, systemNow)),
  defineControlRoute(comparePhonesCall, (_, { exchanges }) => comparePhones(exchanges.latestCalls())),
  defineControlRoute(readOpenApi, () => openApi()),
]

const backendView = ({ mode, url }: Backend) => ({ mode, url })
