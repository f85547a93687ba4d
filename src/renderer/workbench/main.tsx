import '../styles/workbench.css'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('Failed to start: index.html has no #root.')
createRoot(root).render(<h1>宵待 ワークベンチ</h1>)
