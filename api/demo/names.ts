import type { Random } from './random';

/** Names by region, so that the invented people could come from anywhere in India. */
const REGIONS = [
  {
    women: 'Anjali Kavita Neha Pooja Ritu Shalini Vandana Mamta',
    men: 'Amit Deepak Manoj Pankaj Lokesh Sandeep Vivek Alok',
    surnames: 'Sharma Verma Gupta Tyagi Saxena Mathur Rawat Negi Dubey Pathak',
  },
  {
    women: 'Harpreet Jasleen Simran Navneet Gurleen Manpreet',
    men: 'Gurpreet Jaspal Harjit Karan Navdeep Sukhwinder',
    surnames: 'Gill Sandhu Dhillon Bedi Kohli Ahluwalia Grewal Sethi',
  },
  {
    women: 'Sudeshna Moumita Paromita Ananya Sreya Indrani',
    men: 'Anirban Subhash Debashish Arindam Sourav Partha',
    surnames: 'Banerjee Chatterjee Mukherjee Ghosh Sarkar Biswas Majumdar Pal',
  },
  {
    women: 'Lakshmi Meenakshi Revathi Kavitha Sangeetha Vasuki',
    men: 'Karthik Murugan Senthil Arun Balaji Prabhu',
    surnames: 'Subramanian Natarajan Raghavan Sundaram Krishnamurthy Venkatesan Ramaswamy',
  },
  {
    women: 'Anitha Deepthi Sreeja Bindu Parvathy Remya',
    men: 'Ajith Biju Rajeev Sreekumar Vinod Manu',
    surnames: 'Nair Menon Pillai Kurup Varghese Thomas Namboodiri Panicker',
  },
  {
    women: 'Snehal Prajakta Madhuri Rutuja Ashwini Vaishali',
    men: 'Nikhil Sachin Mahesh Omkar Shreyas Tushar',
    surnames: 'Kulkarni Deshpande Patil Joshi Jadhav Shinde Gokhale Bhosale',
  },
  {
    women: 'Hetal Komal Nisha Jignasa Falguni Dhara',
    men: 'Chirag Hardik Jignesh Mehul Nirav Parth',
    surnames: 'Patel Shah Desai Trivedi Mehta Parmar Solanki Vyas',
  },
  {
    women: 'Sravani Padmaja Hymavathi Haritha Madhavi Sirisha',
    men: 'Srinivas Ramesh Kiran Naveen Sudheer Phani',
    surnames: 'Reddy Rao Naidu Chowdary Sastry Varma Goud Yadavalli',
  },
  {
    women: 'Chaitra Rashmi Soumya Shruthi Bhavana Nandini',
    men: 'Basavaraj Girish Manjunath Raghavendra Suhas Vinay',
    surnames: 'Gowda Hegde Shetty Bhat Kamath Patgar Hiremath Acharya',
  },
  {
    women: 'Barnali Rimjhim Lalrinpuii Thoibi Nangshep Jonali',
    men: 'Bikash Tomba Lalthanga Dipankar Banshan Hemanta',
    surnames: 'Borah Saikia Hazarika Singha Ralte Lyngdoh Kharkongor Gogoi',
  },
  {
    women: 'Ayesha Farhana Nazia Sabina Zainab Rukhsar',
    men: 'Imran Faisal Irfan Nadeem Salman Zubair',
    surnames: 'Ansari Qureshi Siddiqui Rizvi Naqvi Alvi Lone',
  },
  {
    women: 'Sasmita Lipika Subhashree Itishree Mamata Pragyan',
    men: 'Bibhuti Soumya Ranjan Prasanta Satyajit Tapan',
    surnames: 'Mohanty Panda Sahoo Pradhan Behera Dash Nayak Swain',
  },
  {
    women: 'Phulo Sunita Salomi Ranjita Etwari Dulari',
    men: 'Somra Sushil Mangal Anuj Budhram Ravindra',
    surnames: 'Oraon Munda Tirkey Kujur Lakra Soren Hembrom Minz',
  },
].map(({ women, men, surnames }) => ({ women: women.split(' '), men: men.split(' '), surnames: surnames.split(' ') }));

export interface Person {
  firstname: string;
  surname: string;
  isWoman: boolean;
}

/** An invented person, a woman or a man with the same chance. */
export function inventPerson(random: Random): Person {
  const region = random.pick(REGIONS);
  const isWoman = random.chance(0.5);
  return {
    firstname: random.pick(isWoman ? region.women : region.men),
    surname: random.pick(region.surnames),
    isWoman,
  };
}

/** Invented people of whom no two share a full name. */
export function inventPeople(random: Random, count: number): Person[] {
  const people = new Map<string, Person>();
  while (people.size < count) {
    const person = inventPerson(random);
    people.set(`${person.firstname} ${person.surname}`, person);
  }
  return [...people.values()];
}
