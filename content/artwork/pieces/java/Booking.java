import java.sql.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Two phones ask for the same slot at the same moment, two hundred times; the table's key lets one of them in. */
public class Booking {
    static final String URL = "jdbc:h2:mem:clinic;MODE=MySQL;DB_CLOSE_DELAY=-1";

    static int book(int slot, String phone) throws SQLException {
        try (var db = DriverManager.getConnection(URL);
                var s = db.prepareStatement("insert into appointment values (?, ?)")) {
            s.setInt(1, slot);
            s.setString(2, phone);
            s.executeUpdate();
            return 201; // Created
        } catch (SQLIntegrityConstraintViolationException taken) {
            return 409; // Conflict
        }
    }

    public static void main(String[] arguments) throws Exception {
        try (var db = DriverManager.getConnection(URL); var s = db.createStatement()) {
            s.execute("create table appointment(slot int primary key, phone varchar(20))");
        }
        var pool = Executors.newFixedThreadPool(2);
        var created = new AtomicInteger();
        var refused = new AtomicInteger();
        for (int slot = 0; slot < 200; slot++) {
            int wanted = slot;
            var together = new CyclicBarrier(2);
            Callable<Integer> ask = () -> {
                together.await();
                return book(wanted, Thread.currentThread().getName());
            };
            var first = pool.submit(ask);
            var second = pool.submit(ask);
            for (int status : new int[] {first.get(), second.get()}) (status == 201 ? created : refused).incrementAndGet();
        }
        pool.shutdown();
        try (var db = DriverManager.getConnection(URL); var s = db.createStatement();
                var r = s.executeQuery("select count(*), count(distinct slot) from appointment")) {
            r.next();
            System.out.println(created + " " + refused + " " + (r.getInt(1) - r.getInt(2)));
        }
    }
}
