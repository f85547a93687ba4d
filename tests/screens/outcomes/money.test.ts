import { moneyActs } from '../../support/outcomes/acts-money.ts'
import { testOutcomes } from '../../support/outcomes/test-outcomes.ts'
import { test } from '../support/test.ts'

testOutcomes(test, moneyActs)
