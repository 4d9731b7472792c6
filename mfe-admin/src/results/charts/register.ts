import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip, Legend } from 'chart.js';

// Only what the two charts need.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip, Legend);
