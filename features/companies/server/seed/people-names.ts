import 'server-only';

/** Given and family names as they go together: people of an Indian company, and of its offices abroad. */
export const NAME_GROUPS: readonly { weight: number; given: readonly string[]; family: readonly string[] }[] = [
  {
    weight: 18, // Hindi-speaking north
    given: ['Aarav', 'Aditi', 'Akash', 'Anjali', 'Arjun', 'Deepak', 'Divya', 'Gaurav', 'Isha', 'Kavita', 'Manish', 'Neha', 'Pooja', 'Rahul', 'Rekha', 'Rohan', 'Sandeep', 'Shreya', 'Sunita', 'Vikas'],
    family: ['Agarwal', 'Bhardwaj', 'Chauhan', 'Dubey', 'Gupta', 'Jain', 'Mathur', 'Mishra', 'Pandey', 'Saxena', 'Sharma', 'Shukla', 'Singh', 'Srivastava', 'Tiwari', 'Verma', 'Yadav'],
  },
  {
    weight: 14, // Maharashtra and Gujarat
    given: ['Ameya', 'Bhavna', 'Chirag', 'Darshan', 'Gauri', 'Hetal', 'Jignesh', 'Ketan', 'Mrunal', 'Nikhil', 'Prachi', 'Rohit', 'Sai', 'Tejas', 'Urvi', 'Vaishali'],
    family: ['Bhatt', 'Dalal', 'Deshmukh', 'Deshpande', 'Gokhale', 'Joshi', 'Kulkarni', 'Mehta', 'More', 'Patel', 'Patil', 'Phadke', 'Shah', 'Shinde', 'Thakkar', 'Trivedi'],
  },
  {
    weight: 22, // the south
    given: ['Aishwarya', 'Anand', 'Arun', 'Chaitra', 'Divakar', 'Ganesh', 'Harini', 'Karthik', 'Lakshmi', 'Lavanya', 'Madhav', 'Meera', 'Nandini', 'Padma', 'Prakash', 'Priya', 'Ramesh', 'Sahana', 'Srinivas', 'Suresh', 'Vidya', 'Vishnu'],
    family: ['Acharya', 'Bhat', 'Gowda', 'Hegde', 'Iyengar', 'Iyer', 'Krishnan', 'Kumar', 'Menon', 'Murthy', 'Nair', 'Pai', 'Pillai', 'Raghavan', 'Rao', 'Reddy', 'Shetty', 'Subramanian', 'Varma', 'Venkatesan'],
  },
  {
    weight: 12, // Bengal, Odisha and the north-east
    given: ['Abhijit', 'Ananya', 'Bidisha', 'Debashish', 'Ipsita', 'Joydeep', 'Lalremruati', 'Mitali', 'Partha', 'Ritwika', 'Soumya', 'Subhash', 'Tenzing', 'Wangsu'],
    family: ['Banerjee', 'Bora', 'Bose', 'Chakraborty', 'Das', 'Dutta', 'Ghosh', 'Hazarika', 'Lyngdoh', 'Mohanty', 'Mukherjee', 'Panda', 'Sen', 'Sangma'],
  },
  { weight: 8, given: ['Amrit', 'Gurpreet', 'Harjit', 'Jaspreet', 'Kiran', 'Manpreet', 'Navdeep', 'Simran'], family: ['Bajwa', 'Dhillon', 'Gill', 'Grewal', 'Kaur', 'Sandhu', 'Sidhu', 'Singh'] },
  { weight: 8, given: ['Ayesha', 'Farah', 'Faisal', 'Imran', 'Nadia', 'Rizwan', 'Sana', 'Zoya'], family: ['Ahmed', 'Ansari', 'Hussain', 'Khan', 'Qureshi', 'Shaikh', 'Siddiqui'] },
  { weight: 6, given: ['Agnes', 'Alwyn', 'Celine', 'Jude', 'Maria', 'Savio', 'Thomas'], family: ['D’Souza', 'Fernandes', 'George', 'Kurian', 'Mathew', 'Pereira', 'Varghese'] },
  { weight: 9, given: ['Chloé', 'Daniel', 'Emma', 'Hannah', 'Jakob', 'José', 'Lucía', 'Marek', 'Noah', 'Sinéad', 'Søren', 'Zoë'], family: ['Åkesson', 'Dubois', 'García', 'Hughes', 'Kowalski', 'Müller', 'Novák', 'O’Connor', 'Rossi', 'Schröder', 'van der Berg', 'Williams'] },
  { weight: 3, given: ['Aiko', 'Chen', 'Jun', 'Mei', 'Minh', 'Soo-jin', 'Wei'], family: ['Kim', 'Li', 'Nguyen', 'Park', 'Tanaka', 'Wong'] },
  { weight: 1, given: ['मीरा', 'राजेश', 'सुनीता'], family: ['कुलकर्णी', 'नायर', 'शर्मा'] }, // written as they write them
];
