import { ProfessorArea } from '../../../shared/professor/ProfessorArea.tsx';
import { Doors } from './Doors.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeHeading } from './HomeHeading.tsx';
import { MainTiles } from './MainTiles.tsx';
import { RecentCourses } from './RecentCourses.tsx';

/** The professor's home page. */
const HomeScreen = () => (
  <ProfessorArea admins={false}>
    {({ fullName }) => (
      <>
        <HomeHeading fullName={fullName} />
        <HomeFigures />
        <MainTiles />
        <div className="mt-8 grid grid-cols-1 items-start gap-6 xl:grid-cols-[1fr_24rem]">
          <RecentCourses />
          <Doors />
        </div>
      </>
    )}
  </ProfessorArea>
);

export default HomeScreen;
