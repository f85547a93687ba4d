import '../styles/workbench.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followLanguage } from './hub/page-language.ts'

const root = document.getElementById('root')
if (!root) throw new Error('Failed to start: index.html has no #root.')
await followLanguage()
createRoot(root).render(<App />)
