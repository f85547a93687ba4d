import { homeActs } from '../../support/outcomes/acts-home.ts'
import { testOutcomes } from '../../support/outcomes/test-outcomes.ts'
import { test } from '../support/test.ts'

testOutcomes(test, homeActs)
