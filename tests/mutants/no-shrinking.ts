import * as fc from 'fast-check'

// A failing property is enough for a mutant, and shrinking its counterexample takes most of a run.
fc.configureGlobal({ endOnFailure: true })
