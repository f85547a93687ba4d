// The project's own lint rules, loaded by .oxlintrc.json as an oxlint JS plugin.
import { noAmbientTime } from './ambient-time.mjs'
import { noBareCode } from './bare-codes.mjs'
import { noDroppedFact } from './dropped-fact.mjs'
import { importZones, jsonType, noReExport } from './import-rules.mjs'
import { noOutsideAssertion } from './outside-assertion.mjs'
import { noRetiredWord } from './retired-words.mjs'
import { noTextProtocol } from './text-protocol.mjs'
import { noWorkbenchWords } from './workbench-words.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    'import-zones': importZones,
    'no-re-export': noReExport,
    'json-type': jsonType,
    'no-ambient-time': noAmbientTime,
    'no-outside-assertion': noOutsideAssertion,
    'no-dropped-fact': noDroppedFact,
    'no-text-protocol': noTextProtocol,
    'no-bare-code': noBareCode,
    'no-retired-word': noRetiredWord,
    'no-workbench-words': noWorkbenchWords,
  },
}
